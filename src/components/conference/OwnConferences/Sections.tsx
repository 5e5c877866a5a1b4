import { FormattedMessage } from 'react-intl'

import type { TeamPart } from '../../../contract/teamParts.ts'
import { sectionsOf } from './sections.ts'
import { SectionList } from './OwnConferences.styles.ts'

interface Props {
  readonly id: number
  /** Current section of the reader, or null. */
  readonly current: string | null
  /** Roles of the reader. */
  readonly parts: readonly TeamPart[]
}

/** The pages on which a conference is worked at, for one who plays these parts. */
export const Sections = ({ id, current, parts }: Props) => (
  <nav aria-labelledby="organizer-sections">
    <h2 id="organizer-sections">
      <FormattedMessage id="organizer.sections" />
    </h2>
    <SectionList>
      {sectionsOf(parts).map(({ name, href }) => (
        <li key={name}>
          <a href={href(id)} aria-current={name === current ? 'page' : undefined}>
            <b>
              <FormattedMessage id={`organizer.section.${name}`} />
            </b>
            <span>
              <FormattedMessage id={`organizer.section.${name}.about`} />
            </span>
          </a>
        </li>
      ))}
    </SectionList>
  </nav>
)
