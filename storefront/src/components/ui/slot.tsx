import { Children, cloneElement, forwardRef, isValidElement, type HTMLAttributes } from 'react'
import { cn } from './cn'

interface Dressed {
  className?: string
}

/** Gives its only child (a link) props and a ref; where both say something, the child's word holds. */
export const Slot = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Slot(
  { children, className, ...rest },
  ref,
) {
  const child = Children.only(children)
  if (!isValidElement<Dressed>(child)) return null
  return cloneElement(child, {
    ...rest,
    ...child.props,
    className: cn(className, child.props.className),
    ...(ref ? { ref } : {}),
  })
})
