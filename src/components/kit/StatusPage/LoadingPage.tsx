import { FormattedMessage } from 'react-intl'

import { Spinner } from '../Spinner.tsx'
import { Room } from './LoadingPage.styles.ts'

/** As high as a page, so that the footer stays where it will be. */
export const LoadingPage = () => (
  <Room role="status">
    <Spinner />
    <FormattedMessage id="state.loading" />
  </Room>
)
