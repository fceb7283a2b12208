import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'

/** The outermost error boundary. It catches every rendering error that no other boundary caught. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the screen refers the reader to the console
    console.error('Rendering failed', error, info.componentStack)
  }

  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children
  }
}
