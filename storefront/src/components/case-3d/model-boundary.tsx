import { Component, type ReactNode } from 'react'

/** Whatever goes wrong in the model stays there: the flat preview takes its place. */
export class ModelBoundary extends Component<
  { onFail: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFail()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
