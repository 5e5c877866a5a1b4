import { FormattedMessage, useIntl } from 'react-intl'

import type { PublishedAuthor } from '../../../contract/publication.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Affiliations, Authors } from './Publication.styles.ts'
import { Text } from './Text.tsx'

export interface AuthorListProps {
  authors: readonly PublishedAuthor[]
  /** Place of the corresponding author. */
  corresponding: number
}

/** In the order in which they are printed; each place of work is named once. */
export const AuthorList = ({ authors, corresponding }: AuthorListProps) => {
  const intl = useIntl()
  const places = [...new Set(authors.map(placeOf))].filter((place) => place !== '\n')
  return (
    <>
      <Authors aria-label={intl.formatMessage({ id: 'publication.authors' })}>
        {authors.map((author, at) => (
          <li key={at}>
            <Text zh={author.name} en={author.eng_name} />
            {places.length > 1 && placeOf(author) !== '\n' && (
              <sup>{places.indexOf(placeOf(author)) + 1}</sup>
            )}
            {at === corresponding && (
              <>
                <span aria-hidden="true">*</span>
                <VisuallyHidden>
                  <FormattedMessage id="publication.corresponding" />
                </VisuallyHidden>
              </>
            )}
            {author.orcid !== '' && (
              <>
                {' '}
                <a
                  href={`https://orcid.org/${author.orcid}`}
                  rel="noopener"
                  aria-label={intl.formatMessage({ id: 'publication.orcid' }, { id: author.orcid })}
                >
                  ORCID
                </a>
              </>
            )}
          </li>
        ))}
      </Authors>
      {places.length > 0 && (
        <Affiliations aria-label={intl.formatMessage({ id: 'publication.affiliations' })}>
          {places.map((place) => {
            const [zh = '', en = ''] = place.split('\n')
            return (
              <li key={place}>
                <Text zh={zh} en={en} />
              </li>
            )
          })}
        </Affiliations>
      )}
    </>
  )
}

/** Both languages; a name of a place holds no line break. */
const placeOf = ({ affiliation, eng_affiliation }: PublishedAuthor) => `${affiliation}\n${eng_affiliation}`
