import { FormattedMessage } from 'react-intl'

import { EmptyState } from '../../kit/EmptyState.tsx'

/** What it means that the list is empty: nothing found, or nothing there. */
export const NoPapers = ({ q }: { readonly q: string }) => (
  <EmptyState>
    {q === '' ? (
      <FormattedMessage id="desk.empty" />
    ) : (
      <FormattedMessage id="desk.emptySearch" values={{ q }} />
    )}
  </EmptyState>
)
