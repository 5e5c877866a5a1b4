import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetupProgress } from '../../../contract/setup.ts'
import { Readiness } from './SetupLayout.styles.ts'

/** Where a provider is set, if its page has another name. */
const places: Readonly<Record<string, string>> = { smtp: 'mail' }

/** What is configured, by name what is missing, and where it is set. */
export const ReadinessList = ({ list }: { list: ReadonlyArray<SetupProgress['mail']> }) => (
  <Readiness>
    {list.map(({ name, is_ready, missing }) => (
      <Fragment key={name}>
        <dt>
          <FormattedMessage id={`setup.provider.${name}`} />
        </dt>
        <dd>
          {is_ready ? (
            <FormattedMessage id="setup.provider.ready" />
          ) : (
            <>
              <FormattedMessage id="setup.provider.missing" />{' '}
              {missing.map((variable) => (
                <code key={variable}>{variable}</code>
              ))}
              <a href={`/console/site/delivery/${places[name] ?? name}`}>
                <FormattedMessage id="setup.provider.set" />
              </a>
            </>
          )}
        </dd>
      </Fragment>
    ))}
  </Readiness>
)
