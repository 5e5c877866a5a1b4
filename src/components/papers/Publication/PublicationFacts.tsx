import { FormattedMessage } from 'react-intl'

import type { Publication } from '../../../contract/publication.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Facts, Part } from './Publication.styles.ts'
import { Text } from './Text.tsx'

/** Place and time of presentation and publication. */
export const PublicationFacts = ({ paper }: { paper: Publication }) => {
  const { conference, received_at, published_at, indexed_in, doi, pages } = paper
  const { time_zone: timeZone } = conference
  return (
    <Part>
      <h2>
        <FormattedMessage id="publication.about" />
      </h2>
      <Facts>
        <dt>
          <FormattedMessage id="publication.conference" />
        </dt>
        <dd>
          <a href={`/conferences/${conference.id}`}>
            <Text zh={conference.title} en={conference.eng_title} />
          </a>
        </dd>
        <dt>
          <FormattedMessage id="publication.held" />
        </dt>
        <dd>
          <Moment
            at={conference.starts_at}
            until={conference.ends_at}
            timeZone={timeZone}
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />{' '}
          <Text zh={conference.place} en={conference.eng_place} />
        </dd>
        {received_at !== null && (
          <>
            <dt>
              <FormattedMessage id="publication.received" />
            </dt>
            <dd>
              <Moment at={received_at} timeZone={timeZone} format={{ dateStyle: 'medium' }} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="publication.published" />
        </dt>
        <dd>
          <Moment at={published_at} timeZone={timeZone} format={{ dateStyle: 'medium' }} />
        </dd>
        {pages !== '' && (
          <>
            <dt>
              <FormattedMessage id="publication.pages" />
            </dt>
            <dd>{pages}</dd>
          </>
        )}
        {doi !== '' && (
          <>
            <dt>
              <FormattedMessage id="publication.doi" />
            </dt>
            <dd>
              <a href={`https://doi.org/${encodeURI(doi)}`}>{doi}</a>
            </dd>
          </>
        )}
        {indexed_in !== null && (
          <>
            <dt>
              <FormattedMessage id="publication.indexed" />
            </dt>
            <dd>
              <Content text={indexed_in} />
            </dd>
          </>
        )}
      </Facts>
    </Part>
  )
}
