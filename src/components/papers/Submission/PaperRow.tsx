import { FormattedMessage } from 'react-intl'

import type { PaperCard } from '../../../contract/paper.ts'
import { Actions, Due, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { dueOf, formPath, nextOf, ownPath, toneOf } from './paperPath.ts'

/** A paper in its author's list: stage, next step, deadline, and the author's actions. */
export const PaperRow = ({ paper }: { paper: PaperCard }) => {
  const { title, conference, order } = paper
  const next = nextOf(paper)
  // A paper that another author submitted has no actions here.
  const due = paper.is_own ? dueOf(paper) : null
  // The final files are uploaded on the page where the paper is followed.
  const isTyped = due !== null && next !== 'accepted' && next !== 'unpaid'
  const isAsked = paper.own_answer === 'asked'
  const page = isTyped ? formPath(paper) : ownPath(paper)
  return (
    <Card state={<FormattedMessage id={`submission.state.${next}`} />} tone={toneOf(paper)}>
      <Inside>
        <Main>
          <Name>
            <a href={page}>
              {title === '' ? <FormattedMessage id="submission.untitled" /> : <Content text={title} marked />}
            </a>
          </Name>
          <Quiet>
            <Content text={conference} />
          </Quiet>
          <Quiet>
            <FormattedMessage id={`submission.next.${next}`} />
          </Quiet>
          {!paper.is_own && (
            <Quiet>
              <FormattedMessage id="submission.coauthored" />
            </Quiet>
          )}
          {isAsked && (
            <Due>
              <FormattedMessage id="submission.authorship.asked" />
            </Due>
          )}
          {due !== null && (
            <Due>
              <FormattedMessage
                id={dueTexts[next] ?? 'submission.revision.due'}
                values={{
                  time: (
                    <Moment key="time" at={due} timeZone={paper.time_zone} format={toTheMinuteWithYear} />
                  ),
                }}
              />
            </Due>
          )}
          <Actions>
            <ButtonLink small variant={due === null && !isAsked ? 'quiet' : 'primary'} href={page}>
              <FormattedMessage
                id={isAsked ? 'submission.answer' : due === null ? 'submission.open' : 'submission.continue'}
              />
            </ButtonLink>
            {paper.is_own && next === 'unpaid' && order !== null && (
              <ButtonLink small href={`/pay/${order.id}`}>
                <FormattedMessage id="submission.pay" />
              </ButtonLink>
            )}
            {next !== 'draft' && isTyped && (
              <ButtonLink variant="plain" small href={ownPath(paper)}>
                <FormattedMessage id="submission.follow" />
              </ButtonLink>
            )}
          </Actions>
        </Main>
      </Inside>
    </Card>
  )
}

/** Due actions other than a revision. */
const dueTexts: Readonly<Partial<Record<ReturnType<typeof nextOf>, MessageId>>> = {
  draft: 'submission.deadline',
  accepted: 'submission.final.due',
  unpaid: 'submission.final.due',
}
