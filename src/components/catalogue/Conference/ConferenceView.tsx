import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import type { Failure } from '../../../contract/failure.ts'
import { ConferenceTexts } from '../../kit/ConferenceTexts.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'

import { Skeleton } from '../../kit/Skeleton.ts'
import { Columns, Page, Part } from '../../kit/publicPage.styles.ts'
import { ConferenceHead } from './ConferenceHead.tsx'
import { ConferencePeople } from './ConferencePeople.tsx'
import { ConferenceRooms } from './ConferenceRooms.tsx'
import { FeeTable } from '../../kit/FeeTable.tsx'
import { KeyDates } from './KeyDates.tsx'
import { MapLinks } from '../../kit/MapLinks.tsx'
import { Programme } from './Programme.tsx'

export interface ConferenceViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  conference: ConferenceDetails | null
  failure?: Failure | null | undefined
  /** Milliseconds since 1970; null in the server's markup, which is kept and served later. */
  now: number | null
  /** Line of its text that was searched for, from 0; null: none. */
  entry?: number | null
  /** The button that collects it. */
  collect: ReactNode
  onRetry: () => void
}

export const ConferenceView = ({
  view,
  conference,
  failure,
  now,
  entry = null,
  collect,
  onRetry,
}: ConferenceViewProps) => (
  <Page aria-busy={view === 'loading'}>
    {view === 'loading' && <Skeleton $height="40rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {conference !== null && (
      <>
        <ConferenceHead conference={conference} now={now} collect={collect} />
        <Columns>
          <div>
            {conference.ticket_types.length > 0 && (
              <Part>
                <h2>
                  <FormattedMessage id="conf.fees" />
                </h2>
                <FeeTable
                  types={conference.ticket_types}
                  timeZone={conference.time_zone}
                  isOver={conference.status === 'ended'}
                />
              </Part>
            )}
            {conference.texts.length > 0 && (
              <Part>
                <ConferenceTexts conferenceId={conference.id} texts={conference.texts} />
              </Part>
            )}
            <Part>
              {conference.content === '' ? (
                <p>
                  <Content text={conference.summary} />
                </p>
              ) : (
                <Programme html={conference.content} entry={entry} />
              )}
            </Part>
            <ConferenceRooms rooms={conference.rooms} timeZone={conference.time_zone} />
            <ConferencePeople
              hosts={conference.hosts}
              committees={conference.committees}
              contacts={conference.contacts}
            />
          </div>
          <Part>
            <h2>
              <FormattedMessage id="conf.dates" />
            </h2>
            <KeyDates conference={conference} />
            <MapLinks maps={conference.maps} />
          </Part>
        </Columns>
      </>
    )}
  </Page>
)
