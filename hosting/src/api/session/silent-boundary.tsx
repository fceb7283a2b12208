import { Component, type ReactNode } from 'react'

interface SilentBoundaryProps {
  children: ReactNode
  onError: () => void
}

/** An error boundary that renders nothing after an error and calls back. A new `key` starts its children again. */
export class SilentBoundary extends Component<SilentBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
