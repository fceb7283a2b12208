import type { StrategyItem, Tier } from '@gaplens/contracts/analysis/report'
import { metaOf } from '@gaplens/report/document/brief'
import { actionId } from '@gaplens/report/model/action-id'
import { passagesOf } from '@gaplens/report/model/report-model'
import { fillPrompt } from '@gaplens/report/text/prompt'
import { BRIEF_TEXT, GAP_TEXT, STRATEGY_TEXT as TEXT } from '@gaplens/report/text/report-text'
import { Button } from '@mantine/core'
import { Sparkles } from 'lucide-react'
import { useContext } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { CopyButton } from '../../ui/text/copy-button.tsx'
import { copyText } from '../../ui/text/copy-text.ts'
import { Prose } from '../../ui/text/prose.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { PromptNoteContext, useReport } from '../report-context.ts'
import { Details } from '../shared/details.tsx'
import { Quotes } from '../shared/quote.tsx'
import { TierTag } from '../shared/tier-tag.tsx'
import classes from './action-card.module.css'

const GEMINI = 'https://gemini.google.com/app'

interface ActionCardProps {
  tier: Tier
  index: number
  item: StrategyItem
}

/** An action of a tier (P1, P2, P3): what to do, the passages it is based on, and a prompt for Gemini. */
export function ActionCard({ tier, index, item }: ActionCardProps) {
  const model = useReport()
  const note = useContext(PromptNoteContext)
  const prompt = fillPrompt(item.geminiPrompt, model.keyword, model.promptFooter)
  const basis = model.result.evidence?.actions.find(
    (action) => action.tier === tier && action.index === index,
  )
  const told =
    model.result.brief?.outline.some(({ topicIds }) => topicIds.includes(basis?.topicId ?? '')) ?? false
  // The evidence of a gap is quoted beside the gap.
  const passages = told ? [] : passagesOf(model, basis?.passageIds ?? [])
  const label = `${TEXT.tiers[tier].label}-${index + 1}`
  return (
    <li id={actionId(tier, index)} className={classes.card}>
      <span>
        <TierTag tier={tier} label={label} />
      </span>
      <div>
        <div className={classes.recommendation}>
          <Prose text={item.recommendation} />
        </div>
        {basis ? (
          <p className={classes.meta}>
            {basis.known ? (
              <>
                {metaOf(model, basis)}・
                <span className={classes.basis}>
                  {BRIEF_TEXT.grade} <Tag>{BRIEF_TEXT.grades[basis.known.grade]}</Tag>
                </span>
              </>
            ) : (
              GAP_TEXT.scores(basis)
            )}
          </p>
        ) : null}
        <div className={classes.disclosures}>
          {passages.length > 0 ? (
            <Details summary={TEXT.evidence(passages.length)}>
              <Quotes passages={passages} />
            </Details>
          ) : null}
          <Details summary={TEXT.prompt}>
            <p className={classes.prompt}>{prompt}</p>
            <div className={classes.tools} data-no-print>
              <CopyButton text={() => prompt} label={TEXT.copyPrompt} done={TEXT.promptCopied} what={label} />
              <Button
                component="a"
                href={GEMINI}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                size="xs"
                leftSection={<Sparkles size={14} aria-hidden />}
                aria-label={`${TEXT.openGemini}：${label}`}
                onClick={() => {
                  // Gemini's address accepts no prompt, so it is copied to the clipboard.
                  void copyText(prompt).then((copied) => {
                    if (copied) toast.success(TEXT.geminiOpened)
                  })
                }}
              >
                {TEXT.openGemini}
              </Button>
            </div>
            {note ? (
              <p className={classes.meta} data-no-print>
                {note}
              </p>
            ) : null}
          </Details>
        </div>
      </div>
    </li>
  )
}
