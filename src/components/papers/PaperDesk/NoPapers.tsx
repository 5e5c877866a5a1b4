import { FormattedMessage } from 'react-intl'

import { EmptyState } from '../../kit/EmptyState.tsx'

/** Explains an empty list: no match, or no papers. */
export const NoPapers = ({ q }: { readonly q: string }) => (
  <EmptyState>
    {q === '' ? (
      <FormattedMessage id="desk.empty" />
    ) : (
      <FormattedMessage id="desk.emptySearch" values={{ q }} />
    )}
  </EmptyState>
)
