import { Component, type ReactNode, useEffect } from 'react'
import { PartNotLoaded } from './load-part.ts'
import classes from './part-boundary.module.css'
import { PART_TEXT } from './strings.ts'

interface PartBoundaryProps {
  children: ReactNode
  isScreen: boolean
  onRetry: () => void
}

/** Shows in place of a part that it could not be loaded. Other errors pass to the outer boundaries. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const error: unknown = this.state.error
    if (error === null) return this.props.children
    if (!(error instanceof PartNotLoaded)) throw error
    return <PartFailed reason={error.reason} isScreen={this.props.isScreen} onRetry={this.props.onRetry} />
  }
}

interface PartFailedProps {
  reason: PartNotLoaded['reason']
  isScreen: boolean
  onRetry: () => void
}

/** Uses plain elements, because the public pages, which have no component library, show it too. */
function PartFailed({ reason, isScreen, onRetry }: PartFailedProps) {
  const text = PART_TEXT[document.documentElement.lang.startsWith('en') ? 'en' : 'zh']
  useEffect(() => {
    if (reason === 'outdated') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [reason, onRetry])
  const Text = isScreen ? 'h1' : 'p'
  const isOutdated = reason === 'outdated'
  return (
    <div className={classes.failed} role="alert">
      <Text>{text[reason]}</Text>
      <button type="button" onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {isOutdated ? text.reload : text.retry}
      </button>
    </div>
  )
}
