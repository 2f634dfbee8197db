import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button'
import { Dialog } from './dialog'
import { PasswordField } from './password-field'
import { QuantityStepper } from './quantity-stepper'
import { StepProgress } from './step-progress'
import { TextField } from './text-field'

describe('TextField', () => {
  it('is described by its error and its hint', () => {
    render(<TextField label="Postcode" error="Postcode is required" hint="As on a letter" />)
    const input = screen.getByLabelText('Postcode')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Postcode is required',
      'As on a letter',
    ])
  })
})

it('PasswordField shows and hides what was typed', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
})

describe('a busy Button', () => {
  function Form({ onSend }: { onSend: () => void }) {
    const [busy, setBusy] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
          setBusy(true)
        }}
      >
        <TextField label="Name" />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    )
  }

  it('takes no clicks', async () => {
    const press = vi.fn()
    render(
      <Button busy onClick={press}>
        Save
      </Button>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(press).not.toHaveBeenCalled()
  })

  it('keeps the focus, and its form is not sent again', async () => {
    const send = vi.fn()
    render(<Form onSend={send} />)
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(save)
    await userEvent.keyboard('{Enter} ')
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })
})

it('QuantityStepper stops at its ends, and keeps the focus there', async () => {
  function Counter() {
    const [value, setValue] = useState(1)
    return <QuantityStepper label="Snap Cover" value={value} onChange={setValue} max={2} />
  }
  render(<Counter />)
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity of Snap Cover' })
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity of Snap Cover' })
  const off = () => [less, more].map((button) => button.getAttribute('aria-disabled'))
  expect(off()).toEqual(['true', 'false'])
  await userEvent.click(less)
  expect(screen.getByText('1')).toBeTruthy()
  await userEvent.click(more)
  expect(off()).toEqual(['false', 'true'])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('2')).toBeTruthy()
  expect(document.activeElement).toBe(more)
  expect([less.disabled, more.disabled]).toEqual([false, false])
})

it('StepProgress marks the present step', () => {
  render(<StepProgress label="Steps" steps={['One', 'Two', 'Three']} current={2} />)
  const present = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(present.map((item) => item.textContent)).toEqual(['2Two'])
})

it('Dialog closes on Escape and gives the focus back', async () => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Details</button>
        <Dialog open={open} onOpenChange={setOpen} title="Order Details">
          Twelve cases
        </Dialog>
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(screen.getByRole('dialog', { name: 'Order Details' }).textContent).toContain('Twelve cases')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a Dialog gives the focus back to what opened it', async () => {
  function Opened() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Find</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Finder">
          words
        </Dialog>
      </>
    )
  }
  render(<Opened />)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByRole('dialog')
  expect(document.activeElement).not.toBe(screen.queryByText('Find'))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' })))
})
