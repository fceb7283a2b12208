import { type Branding, BrandingSchema } from '@gaplens/contracts/shares/branding'
import { type FormEvent, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { useSaveBranding } from '../../api/use-branding.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useKeptChanges } from '../../ui/hooks/use-kept-changes.ts'
import { BRAND_TEXT as TEXT } from './strings.ts'

/** The form's initial values: the product's own colour. */
const EMPTY: Branding = { name: '', colour: '#136a63', footer: '', promptFooter: '', logo: null }
const COLOUR = /^#[0-9a-f]{6}$/i

/** The brand as the form shows it. What is not saved is kept for this tab. */
export function useBrandForm(saved: Branding | null) {
  const kept = useKeptChanges(`gaplens_brand_${useUid()}`, saved ?? EMPTY, isField)
  const { values, change, isRestored, forget, keep } = kept
  const [colour, setColour] = useState(values.colour)
  const save = useSaveBranding()
  const isColour = COLOUR.test(colour)

  function show(branding: Branding | null) {
    kept.reset(branding ?? EMPTY)
    setColour((branding ?? EMPTY).colour)
  }

  function changeColour(text: string) {
    setColour(text)
    if (COLOUR.test(text)) change({ colour: text.toLowerCase() })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isColour) return
    const { logo, ...texts } = values
    forget()
    save.mutate(
      { ...texts, logo: logo?.png ?? null },
      {
        onSuccess: ({ branding }) => {
          show(branding)
          toast.success(TEXT.saved)
        },
        onError: keep,
      },
    )
  }

  const discard = () => show(saved)
  return { values, change, colour, isColour, changeColour, isRestored, discard, forget, keep, save, submit }
}

/** Whether a kept change may stand in a field. */
function isField(name: keyof Branding, value: unknown): boolean {
  return BrandingSchema.shape[name].safeParse(value).success
}
