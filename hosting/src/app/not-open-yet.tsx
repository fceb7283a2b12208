import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { BRAND } from '../ui/brand.ts'
import { MessagePage } from './message-page.tsx'
import { NOT_OPEN_TEXT as TEXT } from './strings.ts'

export function NotOpenYet() {
  return (
    <MessagePage title={TEXT.title}>
      <p>
        {TEXT.body}
        <Anchor href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Anchor>
      </p>
      <Button component={Link} to="/app">
        {TEXT.back}
      </Button>
    </MessagePage>
  )
}
