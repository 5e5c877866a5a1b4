import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetupProgress } from '../../contract/setup.ts'
import { Readiness } from './SetupLayout.styles.ts'

/** What the environment configures, and by name what it lacks. */
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
            </>
          )}
        </dd>
      </Fragment>
    ))}
  </Readiness>
)
