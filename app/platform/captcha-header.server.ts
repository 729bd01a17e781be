/** Header with a captcha's token; a dash means that the page has no captcha (REG-20). */
export function captchaHeader(token: string | undefined): Record<string, string> {
  return { hcaptchaToken: token || '-' };
}
