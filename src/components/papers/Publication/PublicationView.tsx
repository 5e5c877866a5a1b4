import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Publication } from '../../../contract/publication.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { AuthorList } from './AuthorList.tsx'
import { Citation } from './Citation.tsx'
import { inLanguages } from './inLanguages.ts'
import { Actions, Columns, Head, Meta, OtherTitle, Page, Reading } from './Publication.styles.ts'
import { PublicationFacts } from './PublicationFacts.tsx'
import { Retraction } from './Retraction.tsx'
import { Text } from './Text.tsx'
import { Words } from './Words.tsx'

export interface PublicationViewProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  paper: Publication | null
  failure?: Failure | null | undefined
  onRetry: () => void
  onCopy: (text: string) => void
  /** The pages of the PDF; null: not requested. */
  pages: ReactNode
  /** Loads the pages, or removes them. */
  onRead: () => void
}

export const PublicationView = ({
  view,
  paper,
  failure,
  onRetry,
  onCopy,
  pages,
  onRead,
}: PublicationViewProps) => {
  const { locale } = useIntl()
  const other = paper && inLanguages(locale, paper.title, paper.eng_title).other
  return (
    <Page aria-busy={view === 'loading'}>
      {view === 'loading' && <Skeleton $height="40rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {paper !== null && (
        <article>
          {paper.retraction !== null && (
            <Retraction retraction={paper.retraction} timeZone={paper.conference.time_zone} />
          )}
          <Head>
            <Meta>
              <a href={`/conferences/${paper.conference.id}/proceedings`}>
                <FormattedMessage id="publication.proceedings" />
              </a>
            </Meta>
            <h1 tabIndex={-1}>
              <Text zh={paper.title} en={paper.eng_title} marked />
            </h1>
            {other && <OtherTitle lang={other.lang}>{other.value}</OtherTitle>}
            <AuthorList authors={paper.authors} corresponding={paper.corresponding} />
            <Meta>
              <span>
                <FormattedMessage id="publication.starred" />
              </span>
            </Meta>
            {paper.has_pdf && (
              <Actions>
                <ButtonLink href={`/papers/${paper.id}.pdf`} download>
                  <FormattedMessage id="publication.pdf" />
                </ButtonLink>
                <Button variant="quiet" aria-expanded={pages !== null} onClick={onRead}>
                  <FormattedMessage id={pages === null ? 'publication.read' : 'publication.read.close'} />
                </Button>
              </Actions>
            )}
          </Head>
          {pages !== null && <Reading>{pages}</Reading>}
          <Columns>
            <Words paper={paper} />
            <div>
              <PublicationFacts paper={paper} />
              <Citation paper={paper} onCopy={onCopy} />
            </div>
          </Columns>
        </article>
      )}
    </Page>
  )
}
