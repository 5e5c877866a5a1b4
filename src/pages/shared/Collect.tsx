import { CollectButton } from '../../components/ui/CollectButton.tsx'
import { useCollect, type CollectProps } from './useCollect.ts'

/** Mounted anew for another visitor. */
export const Collect = (props: CollectProps) => <CollectButton {...useCollect(props)} />
