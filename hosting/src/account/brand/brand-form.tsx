import {
  BRAND_FOOTER_MAX_CHARS,
  BRAND_NAME_MAX_CHARS,
  type Branding,
  PROMPT_FOOTER_MAX_CHARS,
} from '@gaplens/contracts/shares/branding'
import { Button, Group, TextInput } from '@mantine/core'
import { ApiError } from '../../api/api-error.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RestoredNotice } from '../../ui/feedback/restored-notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BrandPreview } from './brand-preview.tsx'
import classes from './brand-screen.module.css'
import { LogoField } from './logo-field.tsx'
import { RemoveBrand } from './remove-brand.tsx'
import { BRAND_TEXT as TEXT } from './strings.ts'
import { useBrandForm } from './use-brand-form.ts'

/** The brand's fields, with a preview of a report. */
export function BrandForm({ saved }: { saved: Branding | null }) {
  const { values, change, colour, isColour, changeColour, isRestored, discard, forget, keep, save, submit } =
    useBrandForm(saved)
  const field = save.error instanceof ApiError ? save.error.field : undefined
  const errorOf = (name: keyof Branding) => (field === name ? save.error?.message : undefined)

  return (
    <>
      <RestoredNotice isRestored={isRestored} onDiscard={discard} />
      <Card as="section">
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            label={TEXT.name}
            description={TEXT.nameHint}
            required
            maxLength={BRAND_NAME_MAX_CHARS}
            autoComplete="organization"
            value={values.name}
            error={errorOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <LogoField logo={values.logo} error={errorOf('logo')} onChange={(logo) => change({ logo })} />
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
                value={values.colour}
                onChange={(event) => changeColour(event.currentTarget.value)}
              />
            }
            onChange={(event) => changeColour(event.currentTarget.value.trim())}
          />
          <TextInput
            label={TEXT.footer}
            description={TEXT.footerHint}
            maxLength={BRAND_FOOTER_MAX_CHARS}
            value={values.footer}
            error={errorOf('footer')}
            onChange={(event) => change({ footer: event.currentTarget.value })}
          />
          <TextInput
            label={TEXT.promptFooter}
            description={TEXT.promptFooterHint}
            maxLength={PROMPT_FOOTER_MAX_CHARS}
            value={values.promptFooter}
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
            {saved === null ? null : <RemoveBrand onRemove={forget} onFailed={keep} />}
          </Group>
        </form>
      </Card>
      <Card as="section" aria-labelledby="brand-preview">
        <h2 id="brand-preview">{TEXT.preview}</h2>
        <BrandPreview branding={values} />
      </Card>
    </>
  )
}
