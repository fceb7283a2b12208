import type { Logo } from '@gaplens/contracts/shares/branding'
import { logoAddress } from '@gaplens/report/brand/report-brand'
import { Button, FileButton, Group, Input } from '@mantine/core'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import classes from './brand-screen.module.css'
import { readLogo } from './read-logo.ts'
import { LOGO_PROBLEMS, type LogoProblem, BRAND_TEXT as TEXT } from './strings.ts'

interface LogoFieldProps {
  logo: Logo | null
  /** The server's error message for the logo. */
  error: string | undefined
  onChange: (logo: Logo | null) => void
}

/** A field for a logo: scales an image down, or says why it cannot be used. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const reset = useRef<() => void>(null)
  const latest = useRef<File>(null)

  async function take(file: File | null) {
    if (file === null) return
    // Otherwise the browser ignores the same file when it is chosen again.
    reset.current?.()
    latest.current = file
    const read = await readLogo(file)
    // Another file was chosen, or the logo removed, while this one was read.
    if (latest.current !== file) return
    setProblem(typeof read === 'string' ? read : null)
    if (typeof read !== 'string') onChange(read)
  }

  function remove() {
    latest.current = null
    setProblem(null)
    onChange(null)
  }

  return (
    <Input.Wrapper
      label={TEXT.logo}
      labelElement="div"
      description={TEXT.logoHint}
      error={problem === null ? error : <span role="alert">{LOGO_PROBLEMS[problem]}</span>}
    >
      {logo === null ? null : (
        <p className={classes.plate}>
          <img src={logoAddress(logo)} alt={TEXT.logo} width={logo.width / 2} height={logo.height / 2} />
        </p>
      )}
      <Group gap="xs" my="xs">
        <FileButton
          resetRef={reset}
          onChange={(file) => void take(file)}
          accept="image/png,image/jpeg,image/webp"
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<ImageUp size={14} aria-hidden />}>
              {logo === null ? TEXT.chooseLogo : TEXT.changeLogo}
            </Button>
          )}
        </FileButton>
        {logo === null ? null : (
          <Button size="xs" variant="subtle" color="gray" onClick={remove}>
            {TEXT.removeLogo}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
