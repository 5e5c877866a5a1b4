import { FormattedMessage, useIntl } from 'react-intl'

import type { ReleasedContent } from '../../../contract/conferenceContent.ts'
import { isNoticeKind, type ContentKind } from '../../../contract/contentKinds.ts'
import type { Failure } from '../../../contract/failure.ts'
import { MapLinks } from '../../kit/MapLinks.tsx'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { RichDocument } from '../../kit/RichDocument.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Quiet } from '../../kit/panes.styles.ts'
import { Lead, Page, Siblings } from './ConferenceContent.styles.ts'

export interface ReleasedTextProps {
  /** Null while it is fetched, and when it could not be. */
  readonly text: ReleasedContent | null
  readonly failure?: Failure | null | undefined
  readonly onRetry: () => void
}

/** A released text of a conference, as all visitors read it. */
export const ReleasedText = ({ text, failure, onRetry }: ReleasedTextProps) => {
  const { locale } = useIntl()
  if (failure?.reason === 'notFound') return <StatusPage name="404" />
  if (text === null)
    return (
      <Page aria-busy={!failure || undefined}>
        <h1 tabIndex={-1}>
          <FormattedMessage id="conf.texts" />
        </h1>
        {failure ? <FailureState failure={failure} onRetry={onRetry} /> : <Skeleton $height="40rem" />}
      </Page>
    )
  const { conference_id: id, conference, kind, title, at, lang, body, maps, siblings } = text
  const language = lang === 'en' ? 'en' : 'zh-CN'
  const foreign = language === locale ? undefined : language
  return (
    <Page>
      <p>
        <a href={`/conferences/${id}`}>
          ← <Content text={conference} />
        </a>
      </p>
      <div>
        <h1 tabIndex={-1}>
          <span lang={foreign}>{title}</span>
          {foreign !== undefined && (
            <>
              {' '}
              <Quiet>
                <FormattedMessage id={`state.only.${lang}`} />
              </Quiet>
            </>
          )}
        </h1>
        <Lead>
          <Moment at={at} format={{ dateStyle: 'medium' }} />
          {isNoticeKind(kind) && (
            <>
              {' · '}
              <a href={`/files/conferences/${id}/notices/${kind}.${lang}.pdf`} download>
                <FormattedMessage id="conf.texts.pdf" />
              </a>
            </>
          )}
        </Lead>
      </div>
      {siblings.length > 1 && (
        <nav aria-labelledby="conference-texts">
          <h2 id="conference-texts">
            <FormattedMessage id="conf.texts" />
          </h2>
          <Siblings>
            {siblings.map((each) => (
              <li key={each.kind}>
                <a
                  href={`/conferences/${id}/text/${each.kind}`}
                  aria-current={each.kind === kind ? 'page' : undefined}
                >
                  <Content text={each.title} />
                </a>
              </li>
            ))}
          </Siblings>
        </nav>
      )}
      <RichDocument doc={body} lang={foreign} />
      {tellsTheWay[kind] && <MapLinks maps={maps} />}
    </Page>
  )
}

/** Texts from which people set out. */
const tellsTheWay: Partial<Record<ContentKind, true>> = {
  notice1: true,
  notice2: true,
  notice3: true,
  signIn: true,
  venue: true,
  travel: true,
}
