import { agentPageUrl, type Context } from './context.ts';
import { type Capability, metaOf } from './version.ts';

type Severity = 'recoverable' | 'requires_buyer_input' | 'unrecoverable';
export type AgentError = {
  type: 'error';
  code: string;
  content: string;
  severity: Severity;
  path?: string;
};
export type InfoMessage = { type: 'info'; code: string; content: string };
export type WarningMessage = { type: 'warning'; code: string; content: string; path: string };
export type AgentMessage = AgentError | InfoMessage | WarningMessage;

export function errorOf(
  code: string,
  content: string,
  severity: Severity,
  path?: string,
): AgentError {
  return { type: 'error', code, content, severity, ...(path && { path }) };
}

export function infoOf(code: string, content: string): InfoMessage {
  return { type: 'info', code, content };
}

export function warningOf(code: string, content: string, path: string): WarningMessage {
  return { type: 'warning', code, content, path };
}

/** The response without a resource: messages, and the URL of a page for the buyer. */
export function failedMessage(
  context: Pick<Context, 'site' | 'locale'>,
  capability: Capability,
  messages: readonly AgentMessage[],
  path = '/remedies',
) {
  return { ucp: metaOf(capability, 'error'), messages, continue_url: agentPageUrl(context, path) };
}
