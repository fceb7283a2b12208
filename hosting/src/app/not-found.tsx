import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { MessagePage } from './message-page.tsx'
import { NOT_FOUND_TEXT as TEXT } from './strings.ts'

export function NotFound() {
  return (
    <MessagePage title={TEXT.title}>
      <p>{TEXT.body}</p>
      <Group>
        <Button component="a" href="/" variant="default">
          {TEXT.home}
        </Button>
        <Button component={Link} to="/app">
          {TEXT.workspace}
        </Button>
      </Group>
    </MessagePage>
  )
}
