import { FormattedMessage } from 'react-intl'

import type { PublicationCard } from '../../../contract/publication.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Entry, Mark } from './Publication.styles.ts'
import { Text } from './Text.tsx'

/** A paper in the proceedings. */
export const ProceedingsEntry = ({ paper }: { paper: PublicationCard }) => {
  const more = paper.author_count - paper.authors.length
  return (
    <Entry>
      <h2>
        {paper.is_retracted && (
          <>
            <Mark>
              <FormattedMessage id="publication.retracted" />
            </Mark>{' '}
          </>
        )}
        <a href={`/papers/${paper.id}`}>
          <Text zh={paper.title} en={paper.eng_title} marked />
        </a>
      </h2>
      <p>
        {paper.authors.map((author, at) => (
          <span key={at}>
            {at > 0 && <FormattedMessage id="publication.comma" />}
            <Text zh={author.name} en={author.eng_name} />
          </span>
        ))}
        {more > 0 && <FormattedMessage id="publication.more" values={{ more }} />}
      </p>
      <p>
        <Moment at={paper.published_at} format={{ dateStyle: 'medium' }} />
      </p>
    </Entry>
  )
}
