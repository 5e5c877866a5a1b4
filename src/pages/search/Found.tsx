import { useServices } from '../../app/context.tsx'
import { Results } from '../../components/site/Search/Results.tsx'
import { searchSite } from '../../contract/search.ts'
import { useCall } from '../shared/useCall.ts'
import { askedOf, lastPage, searchAddress, type SearchWish } from './wish.ts'

/** Results for one search; another search is another list. */
export const Found = ({ wish }: { wish: SearchWish }) => {
  const { initial } = useServices()
  const input = askedOf(wish)
  const {
    one,
    more: _more,
    onMore: _onMore,
    ...rest
  } = useCall(searchSite, input, initial(searchSite, input), searchAddress(wish))
  return (
    <Results
      {...rest}
      results={one}
      q={wish.q}
      kind={wish.kind}
      lastPage={lastPage}
      hrefOf={(change) => searchAddress({ ...wish, page: 1, ...change })}
    />
  )
}
