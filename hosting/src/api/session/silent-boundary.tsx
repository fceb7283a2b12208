import { Component, type ReactNode } from 'react'

interface SilentBoundaryProps {
  children: ReactNode
  onError: () => void
}

/** Loses its children on an error and tells who asked, nothing more. A new `key` starts them again. */
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
