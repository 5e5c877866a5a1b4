import { FormattedMessage } from 'react-intl'

import type { ReleaseCard } from '../../../contract/conferenceContent.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Lead, ReleaseRow } from './ConferenceContent.styles.ts'

export interface ReleaseListProps {
  readonly releases: readonly ReleaseCard[]
  /** Number of the public one; null: none is. */
  readonly current: number | null
  /** Null: not while something is not saved. */
  readonly onOpen: ((no: number) => void) | null
}

/** Releases, newest first; each can be compared with the working text. */
export const ReleaseList = ({ releases, current, onOpen }: ReleaseListProps) => (
  <section aria-labelledby="content-releases">
    <h2 id="content-releases">
      <FormattedMessage id="content.releases" />
    </h2>
    {releases.length === 0 ? (
      <Lead>
        <FormattedMessage id="content.releases.none" />
      </Lead>
    ) : (
      <ul>
        {releases.map(({ no, at, by }) => (
          <ReleaseRow key={no}>
            <span>
              <FormattedMessage
                id={no === current ? 'content.release.public' : 'content.release'}
                values={{
                  no,
                  by,
                  time: <Moment key="at" at={at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />,
                }}
              />
            </span>
            <Button
              small
              variant="quiet"
              aria-disabled={onOpen === null || undefined}
              onClick={onOpen === null ? undefined : () => onOpen(no)}
            >
              <FormattedMessage id="content.compare" values={{ no }} />
            </Button>
          </ReleaseRow>
        ))}
      </ul>
    )}
  </section>
)
