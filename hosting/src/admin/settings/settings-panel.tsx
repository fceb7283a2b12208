import type { Settings } from '@gaplens/contracts/admin/settings'
import { Button, Skeleton, Switch, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { RestoredNotice } from '../../ui/feedback/restored-notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useKeptChanges } from '../../ui/hooks/use-kept-changes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { type FieldProblem, type FormValues, formOf, NUMBER_FIELDS, readForm } from './settings-form.ts'
import classes from './settings-panel.module.css'
import { NUMBER_HINTS, SETTING_TEXT, SETTINGS_TEXT as TEXT } from './strings.ts'

/** The product's settings: switches, the notice, limits. */
export default function SettingsPanel() {
  const api = useAdminApi()
  const uid = useUid()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: adminKeys.settings(uid),
    queryFn: ({ signal }) => api.settings(signal),
  })
  return (
    <Card as="section" aria-labelledby="settings">
      {isPending ? <Skeleton height={320} role="status" aria-label={COMMON_TEXT.loading} /> : null}
      {data ? <SettingsForm key={JSON.stringify(data)} settings={data} /> : null}
      {error && !data ? (
        <LoadFailed title={TEXT.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
    </Card>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const uid = useUid()
  const saved = useMemo(() => formOf(settings), [settings])
  const kept = useKeptChanges(
    `gaplens_settings_${uid}`,
    saved,
    (name, value) => typeof value === typeof saved[name],
  )
  const { values: form, change: set } = kept
  const { change, wrong } = readForm(form, settings)
  const save = useSaveSettings(kept.forget)
  const unchanged = Object.keys(change).length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!unchanged) save.mutate(change)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h2 id="settings">{TEXT.title}</h2>
        <p className={classes.intro}>{TEXT.intro}</p>
      </div>
      <RestoredNotice isRestored={kept.isRestored} onDiscard={() => kept.reset(saved)} />
      <fieldset className={classes.group}>
        <legend>{TEXT.switches}</legend>
        <Switch
          label={SETTING_TEXT.analysesEnabled}
          description={TEXT.analysesHint}
          checked={form.analysesEnabled}
          onChange={(event) => set({ analysesEnabled: event.currentTarget.checked })}
        />
        <Textarea
          label={TEXT.notice}
          description={TEXT.noticeHint}
          placeholder={TEXT.noticePlaceholder}
          rows={2}
          maxLength={200}
          value={form.analysesNotice}
          onChange={(event) => set({ analysesNotice: event.currentTarget.value })}
        />
        <Switch
          label={SETTING_TEXT.chatbotEnabled}
          description={TEXT.chatbotHint}
          checked={form.chatbotEnabled}
          onChange={(event) => set({ chatbotEnabled: event.currentTarget.checked })}
        />
      </fieldset>
      <Limits form={form} wrong={wrong} onChange={set} />
      <div className={classes.foot}>
        <Button type="submit" disabled={unchanged} loading={save.isPending}>
          {TEXT.save}
        </Button>
      </div>
    </form>
  )
}

/** @param onSaved called before the form begins anew with what was saved */
function useSaveSettings(onSaved: () => void) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: api.changeSettings,
    onSuccess: async (answer) => {
      toast.success(TEXT.saved)
      onSaved()
      client.setQueryData(adminKeys.settings(uid), answer)
      await client.invalidateQueries({ queryKey: adminKeys.activity(uid) })
    },
    onError: (error) => toast.error(`${TEXT.saveFailed}：${error.message}`),
  })
}

interface LimitsProps {
  form: FormValues
  wrong: ReturnType<typeof readForm>['wrong']
  onChange: (values: Partial<FormValues>) => void
}

function Limits({ form, wrong, onChange }: LimitsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{TEXT.limits}</legend>
      <div className={classes.numbers}>
        {NUMBER_FIELDS.map((name) => (
          <TextInput
            key={name}
            label={SETTING_TEXT[name]}
            description={NUMBER_HINTS[name]}
            inputMode="numeric"
            value={form[name]}
            error={problemText(wrong.get(name))}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          label={TEXT.price}
          description={TEXT.priceHint}
          inputMode="decimal"
          value={form.searchPriceUsd}
          error={wrong.has('searchPriceUsd') ? TEXT.price0to10 : undefined}
          onChange={(event) => onChange({ searchPriceUsd: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  )
}

/** Only the limit of free users can be at odds with another field. */
function problemText(problem: FieldProblem | undefined): string | undefined {
  if (problem === undefined) return undefined
  return problem === 'range' ? TEXT.wholeNumber : TEXT.freeAboveTotal
}
