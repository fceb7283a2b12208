import { Button } from '@mantine/core'
import { ArrowLeft, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { startOver } from '../start/start-over.ts'
import { RESULT_TEXT as TEXT } from './strings.ts'

/** Leads back to the workspace. */
export function BackButton() {
  return (
    <Button
      component={Link}
      to="/app"
      variant="subtle"
      size="compact-sm"
      ml={-8}
      leftSection={<ArrowLeft size={14} aria-hidden />}
    >
      {TEXT.back}
    </Button>
  )
}

/** Begins another analysis. */
export function FreshButton() {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<Plus size={14} aria-hidden />}
      onClick={() => startOver()}
    >
      {TEXT.fresh}
    </Button>
  )
}
