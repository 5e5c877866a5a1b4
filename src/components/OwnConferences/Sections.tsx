import { FormattedMessage } from 'react-intl'

import { sections } from './sections.ts'
import { SectionList } from './OwnConferences.styles.ts'

/** The pages on which a conference is worked at, for one who stands on `current`; null: on none of them. */
export const Sections = ({ id, current }: { id: number; current: string | null }) => (
  <nav aria-labelledby="organizer-sections">
    <h2 id="organizer-sections">
      <FormattedMessage id="organizer.sections" />
    </h2>
    <SectionList>
      {sections.map(({ name, href }) => (
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
