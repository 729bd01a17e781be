/** Response to a GET of an address that only accepts POST. */
export function postOnly(): Response {
  return Response.json(
    { code: 'error.method.refused', message: 'This address takes POST only.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}
