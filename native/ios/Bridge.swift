// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

import WebKit

/// An error for the page: "unsupported", "cancelled" or "failed".
struct CallError: Error {
    let code: String
}

extension URL {
    /// Scheme, host and port, to compare with that of `HelpApp`.
    var helpOrigin: String { "\(scheme ?? "")://\(host ?? "")" + (port.map { ":\($0)" } ?? "") }
}

extension WKSecurityOrigin {
    /// The same of a page.
    var helpOrigin: String { "\(self.protocol)://\(host)" + (port == 0 ? "" : ":\(port)") }
}

/// Answers the calls of pages of one origin.
final class Bridge: NSObject, WKScriptMessageHandlerWithReply {
    private let origin: String
    private let functions: AppFunctions

    init(origin: String, functions: AppFunctions) {
        self.origin = origin
        self.functions = functions
    }

    /// Call before the web view is made: it copies its configuration.
    @MainActor
    func attach(to configuration: WKWebViewConfiguration, info: [String: Any]) throws {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: info), as: UTF8.self)
        let script = WKUserScript(source: "window.companionInfo = \(json)", injectionTime: .atDocumentStart, forMainFrameOnly: true)
        configuration.userContentController.addUserScript(script)
        configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "companionShell")
    }

    @MainActor
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?) {
        guard message.frameInfo.isMainFrame, message.frameInfo.securityOrigin.helpOrigin == origin,
            let text = message.body as? String,
            let call = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let id = call["id"] as? String, let method = call["method"] as? String
        else { return (nil, "Not a call") }
        var reply: [String: Any] = ["v": 1, "id": id]
        do {
            reply["data"] = try await functions.call(method, call["params"] as? [String: Any] ?? [:]) ?? NSNull()
            reply["ok"] = true
        } catch {
            // For instance, a token that cannot be fetched offline: an error, never an empty token. Its description may quote one.
            let problem = error as NSError
            if !(error is CallError) { NSLog("Companion: %@: %@ %ld", method, problem.domain, problem.code) }
            reply["ok"] = false
            reply["error"] = ["code": (error as? CallError)?.code ?? "failed"]
        }
        guard let data = try? JSONSerialization.data(withJSONObject: reply) else { return (nil, "No reply") }
        return (String(decoding: data, as: UTF8.self), nil)
    }
}
