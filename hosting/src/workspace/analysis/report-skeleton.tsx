import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { COMMON_TEXT } from '../../ui/text/strings.ts'

/** A placeholder for the report while it loads, with the same layout, so that nothing shifts. */
export function ReportSkeleton() {
  return (
    <Stack gap="lg">
      <VisuallyHidden role="status">
        <h1>{COMMON_TEXT.loading}</h1>
      </VisuallyHidden>
      <div>
        <Skeleton height={12} width="9rem" />
        <Skeleton height={30} width="min(30rem, 90%)" mt="sm" />
        <Skeleton height={12} width="min(22rem, 70%)" mt="sm" />
      </div>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={180} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  )
}
