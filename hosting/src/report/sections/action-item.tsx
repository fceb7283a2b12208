import type { StrategyItem, Tier } from '@gaplens/contracts/report'
import { actionId } from '@gaplens/contracts/report-view/action-id'
import { metaOf } from '@gaplens/contracts/report-view/document/brief'
import { fillPrompt } from '@gaplens/contracts/report-view/prompt'
import { passagesOf } from '@gaplens/contracts/report-view/report-model'
import { BRIEF_TEXT, GAP_TEXT, STRATEGY_TEXT as TEXT } from '@gaplens/contracts/report-view/text'
import { Button } from '@mantine/core'
import { Sparkles } from 'lucide-react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Prose } from '../../ui/prose.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.tsx'
import { Details } from '../parts/details.tsx'
import { Quotes } from '../parts/quote.tsx'
import { useReport } from '../report-context.ts'
import classes from './strategy-section.module.css'

const GEMINI = 'https://gemini.google.com/app'

interface ActionItemProps {
  tier: Tier
  index: number
  item: StrategyItem
}

/** One thing to do, what it rests on, and the prompt that does it. */
export function ActionItem({ tier, index, item }: ActionItemProps) {
  const model = useReport()
  const prompt = fillPrompt(item.geminiPrompt, model.keyword)
  const basis = model.result.evidence?.actions.find(
    (action) => action.tier === tier && action.index === index,
  )
  const told =
    model.result.brief?.outline.some(({ topicIds }) => topicIds.includes(basis?.topicId ?? '')) ?? false
  // What a gap rests on is quoted beside the gap.
  const passages = told ? [] : passagesOf(model, basis?.passageIds ?? [])
  const label = `${TEXT.tiers[tier].label}-${index + 1}`
  return (
    <li id={actionId(tier, index)} className={classes.action}>
      <span className={classes.label}>{label}</span>
      <div>
        <div className={classes.recommendation}>
          {/* The outline of the brief says what to write. */}
          <Prose text={told && basis?.title ? basis.title : item.recommendation} />
        </div>
        {basis ? (
          <p className={classes.meta}>
            {basis.known ? (
              <>
                {metaOf(model, basis)}・{BRIEF_TEXT.basis} <Tag>{BRIEF_TEXT.grades[basis.known.grade]}</Tag>
              </>
            ) : (
              `${GAP_TEXT.impact} ${Math.round(basis.impact)}・${GAP_TEXT.difficulty} ${Math.round(basis.difficulty)}`
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
          </Details>
        </div>
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
              // Gemini's address takes no prompt, so the clipboard carries it.
              void copyText(prompt).then((copied) => {
                if (copied) toast.success(TEXT.geminiOpened)
              })
            }}
          >
            {TEXT.openGemini}
          </Button>
        </div>
      </div>
    </li>
  )
}
