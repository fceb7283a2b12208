import {
  BRAND_FOOTER_MAX_CHARS,
  BRAND_NAME_MAX_CHARS,
  type Branding,
  PROMPT_FOOTER_MAX_CHARS,
} from '@gaplens/contracts/branding'
import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSaveBranding } from '../../api/use-branding.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BrandPreview } from './brand-preview.tsx'
import classes from './brand-screen.module.css'
import { LogoField } from './logo-field.tsx'
import { RemoveBrand } from './remove-brand.tsx'
import { BRAND_TEXT as TEXT } from './strings.ts'

/** The form's initial values: the product's own colour. */
const EMPTY: Branding = { name: '', colour: '#136a63', footer: '', promptFooter: '', logo: null }
const COLOUR = /^#[0-9a-f]{6}$/i

/** The brand's fields, with a preview of a report. */
export function BrandForm({ saved }: { saved: Branding | null }) {
  const [draft, setDraft] = useState(saved ?? EMPTY)
  const [colour, setColour] = useState(draft.colour)
  const save = useSaveBranding()
  const isColour = COLOUR.test(colour)
  const field = save.error instanceof ApiError ? save.error.field : undefined
  const errorOf = (name: keyof Branding) => (field === name ? save.error?.message : undefined)

  function change(part: Partial<Branding>) {
    setDraft((before) => ({ ...before, ...part }))
  }

  function changeColour(text: string) {
    setColour(text)
    if (COLOUR.test(text)) change({ colour: text.toLowerCase() })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isColour) return
    const { logo, ...texts } = draft
    save.mutate({ ...texts, logo: logo?.png ?? null }, { onSuccess: () => toast.success(TEXT.saved) })
  }

  return (
    <>
      <Card as="section">
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            label={TEXT.name}
            description={TEXT.nameHint}
            required
            maxLength={BRAND_NAME_MAX_CHARS}
            autoComplete="organization"
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <LogoField logo={draft.logo} error={errorOf('logo')} onChange={(logo) => change({ logo })} />
          <TextInput
            label={TEXT.colour}
            description={TEXT.colourHint}
            required
            maxLength={7}
            value={colour}
            error={isColour ? errorOf('colour') : TEXT.colourInvalid}
            leftSection={
              <input
                type="color"
                className={classes.swatch}
                aria-label={TEXT.pick}
                value={draft.colour}
                onChange={(event) => changeColour(event.currentTarget.value)}
              />
            }
            onChange={(event) => changeColour(event.currentTarget.value.trim())}
          />
          <TextInput
            label={TEXT.footer}
            description={TEXT.footerHint}
            maxLength={BRAND_FOOTER_MAX_CHARS}
            value={draft.footer}
            error={errorOf('footer')}
            onChange={(event) => change({ footer: event.currentTarget.value })}
          />
          <TextInput
            label={TEXT.promptFooter}
            description={TEXT.promptFooterHint}
            maxLength={PROMPT_FOOTER_MAX_CHARS}
            value={draft.promptFooter}
            error={errorOf('promptFooter')}
            onChange={(event) => change({ promptFooter: event.currentTarget.value })}
          />
          {save.error !== null && field === undefined ? (
            <Notice urgent tone="error" title={TEXT.saveFailed}>
              {save.error.message}
            </Notice>
          ) : null}
          <Group justify="space-between">
            <Button type="submit" loading={save.isPending}>
              {TEXT.save}
            </Button>
            {saved === null ? null : <RemoveBrand />}
          </Group>
        </form>
      </Card>
      <Card as="section" aria-labelledby="brand-preview">
        <h2 id="brand-preview">{TEXT.preview}</h2>
        <BrandPreview branding={draft} />
      </Card>
    </>
  )
}
