import { FormattedMessage } from 'react-intl'

import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Star } from './CollectButton.styles.ts'

export interface CollectButtonProps {
  collected: boolean
  /** What the server has is not known yet: a press waits for it. */
  isLooking: boolean
  onToggle: () => void
}

/** A button that stays pressed: its name does not change, so that a screen reader says what does. */
export const CollectButton = ({ collected, isLooking, onToggle }: CollectButtonProps) => (
  <Button variant="quiet" aria-pressed={collected} aria-busy={isLooking || undefined} onClick={onToggle}>
    <Star $full={collected}>
      <Icon name="star" />
    </Star>
    <FormattedMessage id="conf.collect" />
  </Button>
)
