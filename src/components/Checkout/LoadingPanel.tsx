import { FormattedMessage } from 'react-intl'

import { Skeleton } from '../ui/Skeleton.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.ts'

export const LoadingPanel = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="state.loading" />
    </VisuallyHidden>
    <Skeleton $height="18rem" />
  </>
)
