import { FormattedMessage } from 'react-intl'

import type { ReleasedCard } from '../../contract/contentKinds.ts'
import { Content } from './Content.tsx'

interface Props {
  readonly conferenceId: number
  readonly texts: readonly ReleasedCard[]
}

/** Links to the released texts of a conference. */
export const ConferenceTexts = ({ conferenceId, texts }: Props) => (
  <nav aria-labelledby="conference-texts">
    <h2 id="conference-texts">
      <FormattedMessage id="conf.texts" />
    </h2>
    <ul>
      {texts.map(({ kind, title }) => (
        <li key={kind}>
          <a href={`/conferences/${conferenceId}/text/${kind}`}>
            <Content text={title} marked />
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
