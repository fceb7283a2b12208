import { Component, type ReactNode } from 'react'
import { COMMON_TEXT } from '../text/strings.ts'
import { Notice } from './notice.tsx'

/** An error boundary for one part of a screen, so that the rest stays usable. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Notice tone="error" title={COMMON_TEXT.sectionFailed} />
  }
}
