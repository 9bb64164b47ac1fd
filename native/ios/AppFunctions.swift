// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

import UIKit

/// The functions that are worth having from the first day. Add others here and in `capabilities`.
@MainActor
final class AppFunctions {
    /// For `companionInfo`: what is not here, the pages hide or replace.
    static let capabilities = [
        "getLanguage", "getUserToken", "getUserInfo", "getBrand", "exit", "openExternalLink", "getLocalData", "saveLocalData", "share",
    ]

    private weak var controller: UIViewController?
    private let app: HelpApp

    init(app: HelpApp, controller: UIViewController) {
        self.app = app
        self.controller = controller
    }

    func call(_ method: String, _ params: [String: Any]) async throws -> Any? {
        switch method {
        case "getLanguage":
            return language(of: app.helpUser)
        case "getUserToken":
            return ["token": try await app.helpToken(refresh: params["refresh"] as? Bool ?? false)]
        case "getUserInfo":
            let user = app.helpUser
            return [
                "uid": user.uid, "username": user.name, "appVersion": app.appVersion, "platform": "ios", "language": language(of: user),
            ] as [String: Any]
        case "getBrand":
            return ["brand": app.helpBrand, "name": app.helpBrandName]
        case "exit":
            controller?.dismiss(animated: true)
            return nil
        case "openExternalLink":
            let isOpen = await UIApplication.shared.open(try webAddress(text("url", in: params)))
            if !isOpen { throw CallError(code: "failed") }
            return nil
        case "getLocalData":
            return ["value": UserDefaults.standard.string(forKey: try storeKey(params)) as Any? ?? NSNull()]
        case "saveLocalData":
            UserDefaults.standard.set(try text("value", in: params), forKey: try storeKey(params))
            return nil
        case "share":
            share(try text("text", in: params), address: URL(string: try text("url", in: params)))
            return nil
        default:
            throw CallError(code: "unsupported")
        }
    }

    private func text(_ key: String, in params: [String: Any]) throws -> String {
        guard let text = params[key] as? String else { throw CallError(code: "failed") }
        return text
    }

    /// The page has checked the host; the scheme decides which of the phone's apps opens the address.
    private func webAddress(_ text: String) throws -> URL {
        guard let url = URL(string: text), url.scheme == "https", url.host?.isEmpty == false else { throw CallError(code: "failed") }
        return url
    }

    /// Keys of pages are kept apart from the app's own.
    private func storeKey(_ params: [String: Any]) throws -> String {
        "companion.\(try text("key", in: params))"
    }

    private func share(_ text: String, address: URL?) {
        guard let view = controller?.view else { return }
        let items: [Any] = address.map { [text, $0] } ?? [text]
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
        // An iPad shows it as a popover, which raises an exception without a place to come from.
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        sheet.popoverPresentationController?.permittedArrowDirections = []
        controller?.present(sheet, animated: true)
    }

    private func language(of user: HelpUser) -> [String: String] {
        ["lang": user.lang, "countryAbbr": user.country, "countryCode": user.dialCode]
    }
}
