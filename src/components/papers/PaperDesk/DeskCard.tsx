import { FormattedMessage } from 'react-intl'

import type { DeskCard as Card_ } from '../../../contract/paperDesk.ts'
import { decisions } from '../../../contract/paperWords.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Aside, Facts, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { toneOf } from '../../kit/Record/tones.ts'
import { Card } from '../../kit/Card.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Content } from '../../kit/Content.tsx'
import { decisionHref } from '../../kit/paperPlaces.ts'

export interface DeskCardProps {
  readonly card: Card_
  /** Bulk action that it can be selected for; null: none. */
  readonly act: 'release' | 'pass' | null
  readonly isChosen: boolean
  /** The choice is full: no other decision can be added. */
  readonly isFull: boolean
  readonly onChoose: (isChosen: boolean) => void
}

/** One paper of the list: its reviews so far, and the prepared decision. */
export const DeskCard = ({ card, act, isChosen, isFull, onChoose }: DeskCardProps) => {
  const { id, state, title, authors, round, asked, accepted, submitted, tally, prepared } = card
  const said = decisions.filter((each) => tally[each] > 0)
  return (
    <Card tone={toneOf('paper', state)} state={<FormattedMessage id={`record.state.paper.${state}`} />}>
      <Inside>
        <Main>
          <Name>
            <a href={decisionHref(id)}>
              #{id} {title === '' ? <FormattedMessage id="desk.untitled" /> : <Content text={title} />}
            </a>
          </Name>
          <Quiet>{authors.join(' · ')}</Quiet>
          <Facts>
            {round > 0 && (
              <Fact name="desk.reviews">
                <FormattedMessage id="desk.reviewCounts" values={{ round, asked, accepted, submitted }} />
              </Fact>
            )}
            {said.length > 0 && (
              <Fact name="desk.tally">
                {said.map((each, place) => (
                  <span key={each} data-tally={each}>
                    {place > 0 && ' · '}
                    <FormattedMessage id={`submission.decided.${each}`} /> × {tally[each]}
                  </span>
                ))}
              </Fact>
            )}
          </Facts>
        </Main>
        {act === 'pass' && (
          <Aside>
            <Checkbox checked={isChosen} disabled={isFull && !isChosen} name="paper" onChange={onChoose}>
              <FormattedMessage id="desk.pick" values={{ id }} />
            </Checkbox>
          </Aside>
        )}
        {prepared !== null && (
          <Aside>
            {act === 'release' && (
              <Checkbox checked={isChosen} disabled={isFull && !isChosen} name="decision" onChange={onChoose}>
                <FormattedMessage
                  id="desk.choose"
                  values={{
                    id,
                    decision: <FormattedMessage id={`submission.decided.${prepared.outcome}`} />,
                  }}
                />
              </Checkbox>
            )}
            <Quiet>
              <FormattedMessage id="desk.preparedBy" values={{ by: prepared.by }} />
            </Quiet>
          </Aside>
        )}
      </Inside>
    </Card>
  )
}
