import { FormattedMessage } from 'react-intl'

import { EmptyState } from '../../kit/EmptyState.tsx'

/** Nobody has registered, or nobody whom the filter means. */
export const NoPeople = ({ isFiltered }: { readonly isFiltered: boolean }) => (
  <EmptyState>
    <FormattedMessage id={isFiltered ? 'people.empty.filtered' : 'people.empty'} />
  </EmptyState>
)
