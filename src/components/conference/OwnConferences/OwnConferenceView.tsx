import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { isPublicAs, type OwnConference } from '../../../contract/ownConference.ts'
import { doesWork } from '../../../contract/teamParts.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts, Inside, Main, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Days } from './Days.tsx'
import { Actions, Page } from '../../kit/workbench.styles.ts'
import { Parts } from './Parts.tsx'
import { PublicationStatus } from './PublicationStatus.tsx'
import { Sections } from './Sections.tsx'
import { toneOfPublication } from './toneOfPublication.ts'
import { titlesOf } from './titlesOf.ts'

interface Props {
  /** Null while it is fetched, and when it could not be. */
  readonly conference: OwnConference | null
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** Settings of a published conference. */
  readonly settings: ReactNode
  /** Open work of the account, and the state of the conference. */
  readonly dashboard: ReactNode
  /** Lines to check since it was copied. */
  readonly copyReview: ReactNode
}

/** One conference for its team: present state, and next steps. */
export const OwnConferenceView = ({
  conference,
  failure,
  onRetry,
  settings,
  dashboard,
  copyReview,
}: Props) => {
  const { locale } = useIntl()
  if (failure?.reason === 'notFound') return <StatusPage name="404" />
  if (conference === null) {
    return (
      <Page aria-busy={failure === null || undefined}>
        {failure === null ? (
          <Skeleton $height="16rem" />
        ) : (
          <FailureState failure={failure} onRetry={onRetry} />
        )}
      </Page>
    )
  }
  const { id, eng_title, place, publication, parts } = conference
  const [first, second] = titlesOf(conference, locale)
  const isChair = doesWork('run', parts)
  const isPublic = isPublicAs(publication)
  return (
    <Page>
      <p>
        <a href="/organizer">
          <FormattedMessage id="organizer.back" />
        </a>
      </p>
      <Card tone={toneOfPublication(publication)} state={<PublicationStatus conference={conference} />}>
        <Inside data-publication={publication}>
          <Main>
            <h1 tabIndex={-1} lang={first.lang}>
              {first.text}
            </h1>
            {second !== null && <Quiet lang={second.lang}>{second.text}</Quiet>}
            <Facts>
              {eng_title === '' && (
                <Fact name="organizer.field.eng_title">
                  <FormattedMessage id="organizer.missing" />
                </Fact>
              )}
              <Fact name="organizer.days">
                <Days conference={conference} />
              </Fact>
              <Fact name="organizer.place">
                {place === '' ? <FormattedMessage id="organizer.missing" /> : place}
              </Fact>
              <Fact name="organizer.part">
                <Parts parts={parts} />
              </Fact>
              <Fact name="organizer.publication">
                <FormattedMessage id={`organizer.publication.${publication}`} />
              </Fact>
            </Facts>
          </Main>
          <Whole>
            <p role="status">
              <FormattedMessage id={`organizer.about.${publication}`} />
            </p>
          </Whole>
        </Inside>
      </Card>
      <Actions>
        {isPublic && (
          <>
            <ButtonLink href={`/conferences/${id}`}>
              <FormattedMessage id="organizer.public" />
            </ButtonLink>
            {isChair && (
              <ButtonLink variant="quiet" href={`/console/conference/${id}`}>
                <FormattedMessage id="organizer.run" />
              </ButtonLink>
            )}
          </>
        )}
        {isChair && publication === 'draft' && (
          <ButtonLink href={`/console/conferencePublication/${id}`}>
            <FormattedMessage id="organizer.toPublish" />
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href="/console">
          <FormattedMessage id="organizer.console" />
        </ButtonLink>
      </Actions>
      {dashboard}
      {isChair && publication === 'draft' && copyReview}
      {isChair && publication === 'published' && settings}
      <Sections id={id} current={null} parts={parts} />
    </Page>
  )
}
