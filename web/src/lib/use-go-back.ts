import { useNavigate } from 'react-router'

/** One page back; for people who came straight here, to the given page. */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate()
  return () => {
    if (window.history.length > 1) void navigate(-1)
    else void navigate(otherwise)
  }
}
