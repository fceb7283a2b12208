import type { Settings } from '@gaplens/contracts/settings'
import { Button, Skeleton, Switch, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { COMMON_TEXT } from '../../ui/text/strings.ts'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { type Draft, draftOf, NUMBER_FIELDS, type NumberField, readDraft } from './draft.ts'
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
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(settings))
  const { change, wrong } = readDraft(draft, settings)
  const save = useMutation({
    mutationFn: api.changeSettings,
    onSuccess: async (saved) => {
      toast.success(TEXT.saved)
      client.setQueryData(adminKeys.settings(uid), saved)
      await client.invalidateQueries({ queryKey: adminKeys.activity(uid) })
    },
    onError: (error) => toast.error(`${TEXT.saveFailed}：${error.message}`),
  })
  const set = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }))
  const unchanged = Object.keys(change).length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!unchanged) save.mutate(change)
  }

  const number = (name: NumberField) => (
    <TextInput
      key={name}
      label={SETTING_TEXT[name]}
      description={NUMBER_HINTS[name]}
      inputMode="numeric"
      value={draft[name]}
      error={wrong.has(name) ? TEXT.wholeNumber : undefined}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h2 id="settings">{TEXT.title}</h2>
        <p className={classes.intro}>{TEXT.intro}</p>
      </div>
      <fieldset className={classes.group}>
        <legend>{TEXT.switches}</legend>
        <Switch
          label={SETTING_TEXT.analysesEnabled}
          description={TEXT.analysesHint}
          checked={draft.analysesEnabled}
          onChange={(event) => set({ analysesEnabled: event.currentTarget.checked })}
        />
        <Textarea
          label={TEXT.notice}
          description={TEXT.noticeHint}
          placeholder={TEXT.noticePlaceholder}
          rows={2}
          maxLength={200}
          value={draft.analysesNotice}
          onChange={(event) => set({ analysesNotice: event.currentTarget.value })}
        />
        <Switch
          label={SETTING_TEXT.chatbotEnabled}
          description={TEXT.chatbotHint}
          checked={draft.chatbotEnabled}
          onChange={(event) => set({ chatbotEnabled: event.currentTarget.checked })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{TEXT.limits}</legend>
        <div className={classes.numbers}>
          {NUMBER_FIELDS.map(number)}
          <TextInput
            label={TEXT.price}
            description={TEXT.priceHint}
            inputMode="decimal"
            value={draft.searchPriceUsd}
            error={wrong.has('searchPriceUsd') ? TEXT.price0to10 : undefined}
            onChange={(event) => set({ searchPriceUsd: event.currentTarget.value })}
          />
        </div>
      </fieldset>
      <div className={classes.foot}>
        <Button type="submit" disabled={unchanged} loading={save.isPending}>
          {TEXT.save}
        </Button>
      </div>
    </form>
  )
}
