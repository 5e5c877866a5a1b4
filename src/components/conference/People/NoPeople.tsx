import { FormattedMessage } from 'react-intl'

import { EmptyState } from '../../kit/EmptyState.tsx'

/** No registrations, or none that match the filter. */
export const NoPeople = ({ isFiltered }: { readonly isFiltered: boolean }) => (
  <EmptyState>
    <FormattedMessage id={isFiltered ? 'people.empty.filtered' : 'people.empty'} />
  </EmptyState>
)
