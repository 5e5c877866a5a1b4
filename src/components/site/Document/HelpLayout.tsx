import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { helpTopics, type HelpTopic } from '../../../contract/site.ts'
import { Help } from './Document.styles.ts'

export interface HelpLayoutProps {
  topic: HelpTopic
  /** The text: a `DocumentView`. */
  children: ReactNode
}

export const HelpLayout = ({ topic, children }: HelpLayoutProps) => (
  <Help>
    <nav aria-label={useIntl().formatMessage({ id: 'help.title' })}>
      <h2>
        <FormattedMessage id="help.title" />
      </h2>
      <ul>
        {helpTopics.map((name) => (
          <li key={name}>
            <a href={`/helpCenter/${name}`} aria-current={name === topic ? 'page' : undefined}>
              <FormattedMessage id={`help.${name}`} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </Help>
)
