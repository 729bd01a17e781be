/** The answer to a read of an address that only takes POST. */
export function postOnly(): Response {
  return Response.json(
    { code: 'error.method.refused', message: 'This address takes POST only.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
