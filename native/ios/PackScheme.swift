// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

import WebKit

/// Serves companion://help/… from a pack, whose manifest is beside its files as manifest.json.
final class PackScheme: NSObject, WKURLSchemeHandler {
    private struct Manifest: Decodable {
        struct Runtime: Decodable {
            let prefix: String
            let path: String
        }
        struct File: Decodable {
            let path: String
            let type: String
        }
        let prefix: String
        let notFound: String
        let runtime: [Runtime]
        let files: [File]
    }

    /// Of any language: "/it/", "/zh-hk/"
    private static let anyPrefix = "^/[a-z]{2}(-[a-z]{2})?/"

    private let folder: URL
    private let manifest: Manifest
    private let types: [String: String]

    init(folder: URL) throws {
        self.folder = folder
        manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
        types = Dictionary(manifest.files.map { ($0.path, $0.type) }, uniquingKeysWith: { first, _ in first })
    }

    // Responds synchronously on the main thread: a stopped task must not receive anything more, and the files are small.
    func webView(_ webView: WKWebView, start task: WKURLSchemeTask) {
        guard let url = task.request.url else { return task.didFailWithError(URLError(.badURL)) }
        let found = file(for: url.path).flatMap { read($0) }
        guard let (type, content) = found ?? read(manifest.notFound) else {
            return task.didFailWithError(URLError(.fileDoesNotExist))
        }
        let headers = ["Content-Type": type, "Content-Length": String(content.count), "Cache-Control": "no-cache"]
        guard let response = HTTPURLResponse(url: url, statusCode: found == nil ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return task.didFailWithError(URLError(.badServerResponse)) }
        task.didReceive(response)
        task.didReceive(content)
        task.didFinish()
    }

    func webView(_ webView: WKWebView, stop task: WKURLSchemeTask) {}

    /// Nil if the file is lost.
    private func read(_ path: String) -> (type: String, content: Data)? {
        guard let type = types[path], let content = try? Data(contentsOf: folder.appendingPathComponent(path)) else { return nil }
        return (type, content)
    }

    /// "Resolve an address" in docs/native-packs.md, only for paths of the manifest, so that none leads outside of the folder.
    private func file(for path: String) -> String? {
        var trimmed = path
        while trimmed.hasSuffix("/") { trimmed.removeLast() }
        return localFile(for: trimmed) ?? localFile(for: trimmed.replacingOccurrences(of: Self.anyPrefix, with: "/", options: .regularExpression))
    }

    private func localFile(for trimmed: String) -> String? {
        if trimmed.isEmpty { return nil }
        let local = trimmed.hasPrefix("\(manifest.prefix)/") ? trimmed : manifest.prefix + trimmed
        let byId = manifest.runtime.first { local.hasPrefix($0.prefix) && !local.dropFirst($0.prefix.count).contains("/") }
        let candidates = [String(trimmed.dropFirst()), "\(local.dropFirst()).html", byId?.path]
        return candidates.compactMap { $0 }.first { types[$0] != nil }
    }
}
