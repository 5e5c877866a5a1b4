import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { handedInOf, type OwnPaper } from '../../../contract/paper.ts'
import { Actions, Facts, Inside, Note, StatusCard } from '../../kit/formPage.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Decisions } from './Decisions.tsx'
import { HandedIn } from './HandedIn.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { actorOf, dueOf, nextOf, stageOf, stages, stepOf, toneOf } from './paperPath.ts'
import { Files, Steps } from './Submission.styles.ts'
import { TemplateLink } from './TemplateLink.tsx'

export interface PaperStandingProps {
  paper: OwnPaper
  /** Beside the ways to pay and back to the list. */
  actions?: ReactNode
  /** Task of the author here: upload the final files. */
  children?: ReactNode
}

/** A paper as its author follows it: stage, next step, deadline, and actor (PAP-01). */
export const PaperStanding = ({ paper, actions, children }: PaperStandingProps) => {
  const next = nextOf(paper)
  const due = dueOf(paper)
  const handedIn = handedInOf(paper)
  return (
    <StatusCard>
      <Card state={<FormattedMessage id={`submission.state.${next}`} />} tone={toneOf(paper)}>
        <Inside>
          <h2>
            {paper.title === '' ? (
              <FormattedMessage id="submission.untitled" />
            ) : (
              <Content text={paper.title} marked />
            )}
          </h2>
          <Facts data-next={next}>
            <dt>
              <FormattedMessage id="submission.number" />
            </dt>
            <dd>{paper.id}</dd>
            <dt>
              <FormattedMessage id="submission.where" />
            </dt>
            <dd>
              <FormattedMessage id={`submission.stage.${stageOf(paper.state)}`} />
              {' · '}
              <FormattedMessage id={`submission.state.${next}`} />
            </dd>
            <dt>
              <FormattedMessage id="submission.what" />
            </dt>
            <dd>
              <FormattedMessage id={`submission.next.${next}`} />
            </dd>
            <dt>
              <FormattedMessage id="submission.who" />
            </dt>
            <dd>
              <FormattedMessage id={`submission.who.${whoOf(paper)}`} />
            </dd>
            <dt>
              <FormattedMessage id="submission.when" />
            </dt>
            <dd>
              {due === null ? (
                <FormattedMessage id="submission.when.open" />
              ) : (
                <Moment at={due} timeZone={paper.time_zone} format={toTheMinuteWithYear} />
              )}
            </dd>
          </Facts>
          {paper.reason !== null && paper.reason !== '' && (
            <Note $tone="waiting">
              <Content text={paper.reason} />
            </Note>
          )}
          {paper.final === 'over' && (
            <Note $tone="seal">
              <FormattedMessage id="submission.final.over" />
            </Note>
          )}
          {paper.has_unsent && (
            <Note $tone="waiting">
              <FormattedMessage id="submission.unsent" />
            </Note>
          )}
          <Steps>
            {stages.map((stage) => {
              const step = stepOf(paper.state, stage)
              return (
                <li key={stage} data-step={step} aria-current={step === 'present' ? 'step' : undefined}>
                  <FormattedMessage id={`submission.stage.${stage}`} />
                </li>
              )
            })}
          </Steps>
          {takesFiles.has(next) && <TemplateLink conferenceId={paper.conference_id} />}
          <Files>
            {paper.files.map(({ id, kind, name, bytes, at }) => (
              <li key={id}>
                <a href={`/files/paper/${id}`}>{name}</a> <FileSize bytes={bytes} />
                {' · '}
                <FormattedMessage id={`submission.file.${kind}`} />
                {' · '}
                <Moment at={at} format={toTheMinuteWithYear} />
              </li>
            ))}
          </Files>
          {children}
          {next === 'unpaid' && (
            <p>
              <FormattedMessage id="submission.payCoupon" />
            </p>
          )}
          <Actions>
            {paper.is_own && next === 'unpaid' && paper.order !== null && (
              <ButtonLink small href={`/pay/${paper.order.id}`}>
                <FormattedMessage id="submission.pay" />
              </ButtonLink>
            )}
            {actions}
            <ButtonLink variant="plain" small href="/personal/paper/postedby">
              <FormattedMessage id="submission.mine" />
            </ButtonLink>
          </Actions>
        </Inside>
      </Card>
      <Decisions decisions={paper.decisions} />
      {handedIn !== null && <HandedIn form={handedIn} answers={paper.author_answers} />}
      <PaperHistory history={paper.history} />
    </StatusCard>
  )
}

/** Only the account that submitted the paper can do the author's tasks. */
const whoOf = (paper: OwnPaper) => {
  const actor = actorOf(paper)
  return actor === 'author' && !paper.is_own ? 'submitter' : actor
}

/** A revision or the final files are due. */
const takesFiles: ReadonlySet<string> = new Set(['returned', 'revised', 'accepted', 'unpaid'])
