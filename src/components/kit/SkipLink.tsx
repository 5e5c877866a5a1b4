import { FormattedMessage } from 'react-intl'

import { Jump } from './SkipLink.styles.ts'

/** The first thing that Tab reaches; the page's `<main>` carries the id. */
export const SkipLink = ({ target = 'main' }: { target?: string }) => (
  <Jump href={`#${target}`}>
    <FormattedMessage id="shell.skip" />
  </Jump>
)
