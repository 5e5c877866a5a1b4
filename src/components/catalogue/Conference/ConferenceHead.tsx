import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceDetails } from '../../../contract/conference.ts'
import { papersOf } from '../../../contract/papersOf.ts'
import { registrationOf } from '../../../contract/registrationOf.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Actions, Head, Meta } from '../../kit/publicPage.styles.ts'
import { Picture, State } from './Conference.styles.ts'

const inks = {
  not_started: 'var(--indigo)',
  ongoing: 'var(--cinnabar)',
  paused: 'var(--amber)',
  ended: 'var(--ink-3)',
} as const

export interface ConferenceHeadProps {
  conference: ConferenceDetails
  /** Milliseconds since 1970; null in the server's markup. */
  now: number | null
  /** The button that collects it. */
  collect: ReactNode
}

export const ConferenceHead = ({ conference, now, collect }: ConferenceHeadProps) => {
  const registration = registrationOf(conference, now)
  const papers = papersOf(conference, now)
  const isCancelled = conference.cancelled !== null
  return (
    <Head>
      <Meta>
        <State $tone={isCancelled ? 'var(--cinnabar)' : inks[conference.status]}>
          <FormattedMessage id={isCancelled ? 'conf.cancelled' : `home.status.${conference.status}`} />
        </State>
        <span>{conference.subject}</span>
        {conference.organizer !== '' && (
          <span>
            <Content text={conference.organizer} />
          </span>
        )}
      </Meta>
      <h1 tabIndex={-1}>
        <Content text={conference.title} marked />
      </h1>
      <p>
        <Content text={conference.summary} />
      </p>
      {conference.cover_alt !== '' && (
        <Picture
          src={conference.cover}
          alt={conference.cover_alt}
          width="1600"
          height="800"
          fetchPriority="high"
        />
      )}
      {conference.cancelled !== null && (
        <Note $tone="seal" role="note">
          <strong>
            <FormattedMessage id="conf.cancelled.title" />
          </strong>
          <Content text={conference.cancelled} />
        </Note>
      )}
      <Actions>
        {registration === 'open' ? (
          <ButtonLink href={`/conferences/${conference.id}/register`}>
            <FormattedMessage id="conf.register" />
          </ButtonLink>
        ) : (
          <Meta as="p">
            <FormattedMessage id={`conf.registration.${registration}`} />
          </Meta>
        )}
        {papers === 'open' && (
          <ButtonLink variant="quiet" href={`/conferences/${conference.id}/submit`}>
            <FormattedMessage id="conf.submit" />
          </ButtonLink>
        )}
        {papers === 'over' && !isCancelled && conference.submission_deadline !== null && (
          <Meta as="p" data-papers="over">
            <FormattedMessage
              id="conf.submit.over"
              values={{
                date: (
                  <Moment
                    at={conference.submission_deadline}
                    timeZone={conference.time_zone}
                    format={{ dateStyle: 'medium' }}
                  />
                ),
              }}
            />
          </Meta>
        )}
        {conference.has_proceedings && (
          <ButtonLink variant="quiet" href={`/conferences/${conference.id}/proceedings`}>
            <FormattedMessage id="conf.proceedings" />
          </ButtonLink>
        )}
        {collect}
      </Actions>
    </Head>
  )
}
